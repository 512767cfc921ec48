local now = redis.call('TIME')[1]
for each = 1, 2 do redis.call('ZREMRANGEBYSCORE', KEYS[each], '-inf', now) end
if redis.call('ZCARD', KEYS[2]) >= tonumber(ARGV[2]) then
  local idlest, since = nil, now - ARGV[10]
  for _, code in ipairs(redis.call('ZRANGE', KEYS[2], 0, -1)) do
    local seen = tonumber(redis.call('HGET', (string.gsub(KEYS[3], ARGV[5], code)), 'seen') or 0)
    if seen <= since then idlest, since = code, seen end
  end
  if not idlest then return 'many' end
  local room = string.gsub(KEYS[3], ARGV[5], idlest)
  redis.call('DEL', room, room .. ':votes', room .. ':votes:network')
  for each = 1, 2 do redis.call('ZREM', KEYS[each], idlest) end
end
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[1]) then return 'crowded' end
if redis.call('EXISTS', KEYS[3]) == 1 then return 'taken' end
redis.call('HSET', KEYS[3], 'key', ARGV[6], 'owner', ARGV[7], 'about', ARGV[8],
  'network', ARGV[9], 'step', ARGV[11], 'until', now + ARGV[3], 'seen', now)
redis.call('EXPIRE', KEYS[3], ARGV[4])
for each = 1, 2 do redis.call('ZADD', KEYS[each], now + ARGV[4], ARGV[5]) end
redis.call('EXPIRE', KEYS[2], ARGV[3])
return 'opened'
