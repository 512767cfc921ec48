if redis.call('EXISTS', KEYS[3]) == 0 then return 'unknown' end
if redis.call('HEXISTS', KEYS[3], 'revealed') == 1 then return 'revealed' end
if redis.call('HGET', KEYS[3], 'step') ~= ARGV[8] then return 'elsewhere' end
if redis.call('HEXISTS', KEYS[4], ARGV[3]) == 0 then
  if redis.call('HLEN', KEYS[4]) >= tonumber(ARGV[5]) then return 'full' end
  if tonumber(redis.call('HGET', KEYS[5], ARGV[6]) or 0) >= tonumber(ARGV[7]) then
    return 'full-here' end
  redis.call('HINCRBY', KEYS[5], ARGV[6], 1)
end
redis.call('HSET', KEYS[4], ARGV[3], ARGV[4])
