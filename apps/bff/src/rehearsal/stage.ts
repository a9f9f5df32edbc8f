import { request as ask } from 'node:http';
import {
  buyRoute,
  type Language,
  monthOf,
  nextMonth,
  parkDayAt,
  pathOf,
  type Product,
  type RouteName,
} from '@shop/domain';
import type { CatalogueGateway, Clock } from '@shop/ports/backends';
import type { PageView, Screen } from '@shop/ports/screens';
import type { SwitchOrder } from '../backends/rehearsal-switches.js';
import { Cookies } from './cookies.js';
import type { missingWords } from './words.js';

/** Where the shop listens, and its public origin. */
export interface Place {
  readonly address: string;
  readonly port: number;
  readonly origin: string;
}

export interface Props {
  readonly catalogue: CatalogueGateway;
  readonly clock: Clock;
  readonly turnOn: (order: SwitchOrder) => void;
  readonly paymentPage: string;
}

interface Answer {
  readonly status: number;
  readonly location: string;
  readonly text: string;
}

type Fields = Readonly<Record<string, string | readonly string[]>>;

/** A scene is impossible; its page says what is missing. */
export class NotHad extends Error {
  constructor(readonly missing: keyof typeof missingWords | 'tooMany') {
    super(missing);
  }
}

/** A new visitor without a browser, who uses the shop's own URLs and forms. */
export class Stage {
  readonly cookies = new Cookies();

  constructor(
    private readonly place: Place,
    readonly language: Language,
    readonly props: Props,
  ) {}

  at(name: RouteName, query = '', params: Readonly<Record<string, string>> = {}): string {
    return pathOf({ name, params }, this.language) + query;
  }

  get(path: string): Promise<Answer> {
    return this.#send('GET', path);
  }

  /** Posts a form like a browser without scripts. */
  post(path: string, fields: Fields): Promise<Answer> {
    return this.#send('POST', path, formOf(fields).toString());
  }

  /** View of a page; throws if it shows another screen. */
  async look<View>(screen: Screen<View>, path: string): Promise<View> {
    const { text } = await this.get(`/api/screens/page?path=${encodeURIComponent(path)}`);
    const page = JSON.parse(text) as PageView<View>; // as: the shop's own view API
    if (page.screen !== screen.name) throw new NotHad('screen');
    return page.view;
  }

  async products(): Promise<readonly Product[]> {
    const asked = await this.props.catalogue.products();
    if (asked.kind !== 'ok') throw new NotHad('products');
    return asked.answer;
  }

  async product(isMeant: (product: Product) => boolean): Promise<Product> {
    const found = (await this.products()).find(isMeant);
    if (!found) throw new NotHad('product');
    return found;
  }

  buyPath(product: Product, query = ''): string {
    return pathOf(buyRoute(product), this.language) + query;
  }

  /** Matching days two months from now, with their first start time. */
  async days(product: Product, isMeant: (status: string) => boolean = isFree) {
    const month = nextMonth(nextMonth(monthOf(parkDayAt(this.props.clock.now()))));
    const asked = await this.props.catalogue.calendar(product.slug, month, 'MXN');
    const days = asked.kind === 'ok' ? asked.answer : [];
    const fit = days.filter(({ status }) => isMeant(status));
    if (fit.length === 0) throw new NotHad('day');
    return fit.map(({ day, startTimes }) => ({
      day,
      time: startTimes.find(({ status }) => isFree(status))?.time ?? '',
    }));
  }

  #send(method: string, path: string, body?: string): Promise<Answer> {
    const { address: host, port, origin } = this.place;
    const headers = {
      host: new URL(origin).host,
      origin,
      accept: 'text/html',
      cookie: this.cookies.text,
      ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    return new Promise((resolve, reject) => {
      const request = ask({ host, port, method, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        this.cookies.keep(response.headers['set-cookie'] ?? []);
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode: status = 0, headers: said } = response;
          const text = Buffer.concat(chunks).toString();
          resolve({ status, location: said.location ?? '', text });
        });
      });
      request.on('error', reject).end(body);
    });
  }
}

const isFree = (status: string) => status === 'AVAILABLE' || status === 'LIMITED';

const formOf = (fields: Fields): URLSearchParams =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  );
