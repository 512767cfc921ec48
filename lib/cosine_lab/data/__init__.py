"""Real data and models; uploads, parsed and bounded."""
