export * from './open-redis.js';
export * from './redis-short-lived.js';
