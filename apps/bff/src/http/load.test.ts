import { EventLoopDelay, Load } from './load.js';

const limits = { SHED_DELAY_MS: 200, SHED_IN_FLIGHT: 100 };

/** A load with `inFlight` concurrent requests, on an event loop that is `lateMs` late. */
function aLoad({ inFlight = 0, lateMs = 0, ...other }: Partial<Record<string, number>>) {
  const load = new Load({ ...limits, ...other }, () => lateMs);
  for (let count = 0; count < inFlight; count += 1) load.begin();
  return load.level;
}

it.each([
  [{ inFlight: 0 }, 'calm'],
  [{ inFlight: 100 }, 'calm'],
  [{ inFlight: 101 }, 'busy'],
  [{ inFlight: 200 }, 'busy'],
  [{ inFlight: 201 }, 'overloaded'],
  [{ inFlight: 20, lateMs: 200 }, 'calm'],
  [{ inFlight: 20, lateMs: 201 }, 'busy'],
  [{ inFlight: 20, lateMs: 401 }, 'overloaded'],
  // With few requests the machine is slow, and shedding would not help.
  [{ inFlight: 9, lateMs: 5_000 }, 'calm'],
  [{ inFlight: 20, lateMs: 5_000, SHED_DELAY_MS: 0 }, 'calm'],
])('calls %j %s', (given, level) => {
  expect(aLoad(given)).toBe(level);
});

it('removes an ended request, once', () => {
  const load = new Load({ ...limits, SHED_IN_FLIGHT: 1 }, () => 0);
  const [end] = [load.begin(), load.begin()];
  expect(load.level).toBe('busy');
  end();
  end();
  expect(load.level).toBe('calm');
  load.begin();
  expect(load.level).toBe('busy');
});

it('detects an event loop that is blocked repeatedly', async () => {
  const delay = new EventLoopDelay();
  expect(delay.ms).toBe(0);
  while (delay.ms < 200) {
    const until = performance.now() + 300;
    while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  delay.stop();
});
