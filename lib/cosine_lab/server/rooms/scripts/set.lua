if redis.call('EXISTS', KEYS[1]) == 0 then return end
if ARGV[1] == 'junk' then redis.call('HINCRBY', KEYS[1], 'junk', 1)
else redis.call('HSET', KEYS[1], ARGV[1], ARGV[2] or 1) end
