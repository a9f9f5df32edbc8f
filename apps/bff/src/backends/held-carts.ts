import { Inject, Injectable } from '@nestjs/common';
import {
  cartHoldMs,
  type Choice,
  countPeople,
  type CurrencyCode,
  defaultCurrency,
  type DisplayCart,
  isParkDay,
  monthOf,
} from '@shop/domain';
import { CatalogueGateway, Clock, type Holding, type KeptCart } from '@shop/ports/backends';
import { Config } from '../config/config.js';
import { currentAsker } from '../observability/request-scope.js';
import { HeldLimits, type Most, type Taken } from './limits/held-limits.js';

type Placed = Pick<Choice, 'slug' | 'day' | 'time' | 'people'>;

const kind = 'places';
const resourceOf = ({ slug, day, time = '' }: Pick<Placed, 'slug' | 'day' | 'time'>): string =>
  [kind, slug, day, time].join(' ');

const holderOf = (session: string): string => `cart ${session}`;

/** A cart by its `session`, or by the `key` of the call that creates it. */
interface Cart {
  readonly session: string | undefined;
  readonly key: string;
  /** Of the calendars that the visitor has just seen, which are cached. */
  readonly currency?: CurrencyCode;
}

/** Limits the places that carts hold per IP address (docs/rules/requests.md#held). */
@Injectable()
export class HeldCarts {
  constructor(
    @Inject(HeldLimits) private readonly limits: HeldLimits,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Config) private readonly config: Config,
  ) {}

  /** Call before the cart backend. */
  async take({ session, key, currency }: Cart, choices: readonly Placed[] = []): Promise<Taken> {
    const owner = currentAsker();
    const holder = session === undefined ? newHolder(key) : holderOf(session);
    const had = session === undefined ? [] : await this.limits.of(holder);
    const lapsed = had.filter((row) => row.until <= this.clock.now());
    const isNoMore = lapsed.length === 0 && choices.length === 0;
    if (owner === undefined || isNoMore)
      return { kind: 'taken', held: had, undo: async () => undefined };
    const until = this.end();
    const wanted = [
      ...lapsed.map((row) => ({ ...row, owner, until })),
      ...choices.flatMap(({ people, ...place }) =>
        place.day
          ? [{ owner, resource: resourceOf(place), count: countPeople(people), until }]
          : [],
      ),
    ];
    const mostOf = (resource: string) => this.mostOf(resource, currency);
    return this.limits.take(holder, wanted, mostOf, had);
  }

  /** Records what the cart has. `held`: from `take`. `isLonger`: the hold starts anew from now. */
  async note(
    { session, cart }: KeptCart,
    held: readonly Holding[],
    {
      newCartKey,
      isLonger = false,
    }: { readonly newCartKey?: string; readonly isLonger?: boolean } = {},
  ): Promise<void> {
    const owner = currentAsker() ?? held[0]?.owner;
    if (owner !== undefined) {
      const rows = this.rowsOf(cart, held, owner, isLonger);
      const isAsBefore = newCartKey === undefined && !isLonger && isSame(rows, held);
      if (!isAsBefore) await this.limits.keep(holderOf(session), rows);
    }
    if (newCartKey !== undefined) await this.limits.keep(newHolder(newCartKey), []);
  }

  /** An order took over the places: counts them at least until then. */
  async keepUntil(session: string, until: Date): Promise<void> {
    const rows = await this.limits.of(holderOf(session));
    const longer = rows.map((row) => ({ ...row, until: row.until > until ? row.until : until }));
    await this.limits.keep(holderOf(session), longer);
  }

  async release(session: string): Promise<readonly Holding[]> {
    const rows = await this.limits.of(holderOf(session));
    if (rows.length > 0) await this.limits.keep(holderOf(session), []);
    return rows;
  }

  private end(): Date {
    return new Date(this.clock.now().getTime() + cartHoldMs);
  }

  /** Keeps places no longer held as lapsed: the next look at the cart may hold them again. */
  private rowsOf(
    { lines, expiresAt }: DisplayCart,
    held: readonly Holding[],
    owner: string,
    isLonger: boolean,
  ): readonly Holding[] {
    const now = this.clock.now();
    const rows = new Map<string, Holding>();
    for (const line of lines) {
      if (!line.day) continue;
      const resource = resourceOf(line);
      const before = held.find((row) => row.resource === resource);
      const known = isLonger ? undefined : before?.until;
      const ends = [known ?? this.end(), expiresAt ?? now].map((end) => end.getTime());
      rows.set(resource, {
        resource,
        owner: before?.owner ?? owner,
        count: countPeople(line.people) + (rows.get(resource)?.count ?? 0),
        until: line.status === 'HELD' ? new Date(Math.max(...ends)) : now,
      });
    }
    return [...rows.values()];
  }

  /** If the calendar does not give the places left, only the fixed number limits. */
  private async mostOf(resource: string, currency = defaultCurrency): Promise<Most> {
    const { PLACES_PER_ADDRESS: most, PLACES_LEAST: least } = this.config;
    const [, slug = '', day = '', time = ''] = resource.split(' ');
    if (!isParkDay(day)) return { most, least };
    const asked = await this.catalogue.calendar(slug, monthOf(day), currency);
    const days = asked.kind === 'ok' ? asked.answer : [];
    const found = days.find((one) => one.day === day);
    const start = found?.startTimes.find((one) => one.time === time);
    return { most, least, left: time ? start?.left : found?.left };
  }
}

const newHolder = (key: string): string => `new cart ${key}`;

const isSame = (rows: readonly Holding[], held: readonly Holding[]): boolean =>
  rows.length === held.length &&
  rows.every((row) =>
    held.some(
      (one) =>
        one.resource === row.resource &&
        one.count === row.count &&
        one.until.getTime() === row.until.getTime(),
    ),
  );
