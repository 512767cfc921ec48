if redis.call('EXISTS', KEYS[1]) == 0 then return 'unknown' end
redis.call('HDEL', KEYS[1], 'revealed', 'view')
redis.call('DEL', KEYS[2], KEYS[3])
redis.call('HSET', KEYS[1], 'about', ARGV[1], 'step', ARGV[2], 'past', ARGV[3])
redis.call('HINCRBY', KEYS[1], 'moves', 1)
if ARGV[4] ~= '' then redis.call('HSET', KEYS[1], 'revealed', 1, 'view', ARGV[4]) end
