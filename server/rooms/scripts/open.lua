local now = redis.call('TIME')[1]
for each = 1, 2 do redis.call('ZREMRANGEBYSCORE', KEYS[each], '-inf', now) end
if redis.call('ZCARD', KEYS[2]) >= tonumber(ARGV[2]) then return 'many' end
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[1]) then return 'crowded' end
if redis.call('EXISTS', KEYS[3]) == 1 then return 'taken' end
redis.call('HSET', KEYS[3], 'key', ARGV[6], 'owner', ARGV[7], 'about', ARGV[8],
  'whence', ARGV[9], 'until', now + ARGV[3])
redis.call('EXPIRE', KEYS[3], ARGV[4])
for each = 1, 2 do redis.call('ZADD', KEYS[each], now + ARGV[4], ARGV[5]) end
redis.call('EXPIRE', KEYS[2], ARGV[3])
return 'opened'
