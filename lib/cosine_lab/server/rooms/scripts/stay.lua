if redis.call('EXISTS', KEYS[3]) == 0 then return 'unknown' end
local now = redis.call('TIME')[1]
local ends = redis.call('HGET', KEYS[3], 'until') or now
local left = math.max(1, math.min(ARGV[1], ends - now))
redis.call('HSET', KEYS[3], 'seen', now)
for each = 3, 5 do redis.call('EXPIRE', KEYS[each], left) end
for each = 1, 2 do redis.call('ZADD', KEYS[each], 'XX', now + left, ARGV[2]) end
