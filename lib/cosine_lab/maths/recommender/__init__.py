"""Factorised tables of users and items: fits, gauges, cosines."""
