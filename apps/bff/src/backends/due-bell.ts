import { Injectable } from '@nestjs/common';

/** Rings when this copy has written rows that a job resumes. */
@Injectable()
export class DueBell {
  private readonly listeners = new Set<() => void>();

  listen(listener: () => void): void {
    this.listeners.add(listener);
  }

  readonly ring = (): void => {
    for (const listener of this.listeners) listener();
  };
}

/** A store that rings after each of its writes. */
export function ringing<Store extends object>(
  store: Store,
  writes: readonly (keyof Store)[],
  { ring }: DueBell,
): Store {
  return new Proxy(store, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      if (!writes.some((write) => write === name))
        return (...asked: readonly unknown[]): unknown => Reflect.apply(method, target, asked);
      return async (...asked: readonly unknown[]): Promise<unknown> => {
        try {
          const written: unknown = await Reflect.apply(method, target, asked);
          return written;
        } finally {
          // A write that failed may have been done.
          ring();
        }
      };
    },
  });
}
