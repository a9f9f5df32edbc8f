import type { AddressInfo } from 'node:net';
import {
  defaultLanguage,
  type ErrorCode,
  errorText,
  isLanguage,
  type Language,
} from '@shop/domain';
import { type Express, type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import { CatalogueGateway, Clock } from '@shop/ports/backends';
import type { INestApplication } from '@nestjs/common';
import { BackendClients } from '../backends/backend-clients.js';
import { CachedAnswers } from '../backends/cached-answers.js';
import { Switches, type SwitchOrder } from '../backends/rehearsal-switches.js';
import { PageCache } from '../page/cache/page-cache.js';
import type { Config } from '../config/config.js';
import { Log } from '../observability/logger.js';
import { look, noteLook, sendScript } from './look.js';
import type { Scene } from './scene.js';
import { allScenes, withoutLink } from './scenes/all-scenes.js';
import { NotHad, type Props, Stage } from './stage.js';
import { missingWords, words } from './words.js';
import { writeForm, writeNotHad, writeRehearsal } from './write-page.js';

export interface Tools extends Omit<Props, 'turnOn' | 'paymentPage'> {
  readonly switches: Switches;
  readonly log: Logger;
}

/** Pages for a team to try scenes before launch; mounted only with `REHEARSAL`. */
class Rehearsal {
  #tools: Tools | undefined;

  constructor(private readonly config: Config) {}

  /** Before the shop's own routes, which answer any URL. */
  mount(server: Express): void {
    const router = Router();
    const file = (type: string, text: string) => (_: Request, response: Response) =>
      void response.type(type).send(text);
    router.use((_request, response, next) => {
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('X-Robots-Tag', 'noindex');
      next();
    });
    router.get('/look.css', file('css', look));
    router.get('/note.css', file('css', noteLook));
    router.get('/send.js', file('js', sendScript));
    router.get('/', (request, response) => this.#page(request, response));
    router.post('/switches', (request, response) => this.#turn(request, response));
    router.get('/show/:key', (request, response) => this.#show(request, response));
    server.use('/rehearsal', router);
  }

  /** Call once the application is ready. */
  begin(tools: Tools, forgetful: readonly { forget(): void }[]): void {
    this.#tools = tools;
    tools.switches.onTurn(() => {
      for (const one of forgetful) one.forget();
    });
  }

  get #made(): Tools {
    if (!this.#tools) throw new Error('the rehearsal has not begun');
    return this.#tools;
  }

  #page(request: Request, response: Response): void {
    const language = languageOf(request.query.language);
    const codes = Object.keys(withoutLink) as ErrorCode[]; // as: the keys of a table of them
    const unlinked = codes.map((code) => errorText(code, language));
    const { on } = this.#made.switches;
    response.type('html').send(writeRehearsal(language, on, allScenes, unlinked));
  }

  /** Turns one switch on, or all off: by a form of the page, or JSON from a test. */
  #turn(request: Request, response: Response): void {
    const body = (request.body ?? {}) as Readonly<Record<string, unknown>>; // as: made by the body parser
    const language = languageOf(body.language);
    if (!this.#isOurs(request)) {
      response
        .status(403)
        .type('html')
        .send(writeNotHad(language, errorText('forbidden', language)));
      return;
    }
    const { switches } = this.#made;
    const { off, ...order } = body;
    const isOff = off !== undefined;
    const wrong = isOff ? undefined : switches.turnOn(orderOf(order));
    if (isOff) switches.turnOff();
    if (wrong !== undefined)
      response.status(400).type('html').send(writeNotHad(language, words.wrongSwitch[language]));
    else response.redirect(303, `/rehearsal/?language=${language}`);
  }

  #isOurs({ headers }: Request): boolean {
    const site = headers['sec-fetch-site'];
    return site === undefined
      ? headers.origin === this.config.PUBLIC_ORIGIN
      : site === 'same-origin' || site === 'none';
  }

  async #show(request: Request, response: Response): Promise<void> {
    const language = languageOf(request.query.language);
    const scene = allScenes.find(({ key }) => key === request.params.key);
    if (!scene) {
      response
        .status(404)
        .type('html')
        .send(writeNotHad(language, errorText('notFound', language)));
      return;
    }
    const stage = this.#stageFor(request, language);
    await this.#play(scene, stage, request, response);
  }

  #stageFor({ socket }: Request, language: Language): Stage {
    const { switches, catalogue, clock } = this.#made;
    switches.turnOff(({ scene }) => scene);
    const { address, port } = socket.address() as AddressInfo; // as: a socket over TCP
    const place = { address, port, origin: this.config.PUBLIC_ORIGIN };
    const turnOn = (order: SwitchOrder) => void switches.turnOn({ ...order, scene: true });
    return new Stage(place, language, {
      catalogue,
      clock,
      turnOn,
      paymentPage: this.config.PAYMENT_PAGE_ORIGIN,
    });
  }

  async #play(scene: Scene, stage: Stage, request: Request, response: Response): Promise<void> {
    const { language } = stage;
    try {
      const end = await scene.play(stage);
      const cookies = stage.cookies.handOver(request.headers.cookie ?? '');
      response.setHeader('Set-Cookie', cookies);
      if (end.kind === 'at') response.redirect(303, end.path);
      else response.type('html').send(writeForm(end, language));
    } catch (error) {
      const missing = error instanceof NotHad ? error.missing : 'answer';
      if (missing === 'answer') this.#made.log.error({ err: error }, 'a scene failed');
      const text =
        missing === 'tooMany'
          ? words.tooMany[language]
          : `${words.notHad[language]} ${missingWords[missing][language]}.`;
      response.status(503).type('html').send(writeNotHad(language, text));
    }
  }
}

/** Drops empty form fields and the page's language. */
const orderOf = (said: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(said).filter(([name, value]) => name !== 'language' && value !== ''),
  );

const languageOf = (said: unknown): Language =>
  typeof said === 'string' && isLanguage(said) ? said : defaultLanguage;

/** Mounts it if configured. Call the returned function once the application is ready. */
export function mountRehearsal(server: Express, config: Config) {
  if (!config.REHEARSAL) return undefined;
  const rehearsal = new Rehearsal(config);
  rehearsal.mount(server);
  return (app: INestApplication): void => {
    const tools = {
      switches: app.get(Switches),
      catalogue: app.get<CatalogueGateway>(CatalogueGateway),
      clock: app.get<Clock>(Clock),
      log: app.get<Logger>(Log),
    };
    // Clear caches and breakers, so that a switch takes effect at once.
    const clients = app.get<readonly { forget(): void }[]>(BackendClients);
    rehearsal.begin(tools, [app.get(CachedAnswers), app.get(PageCache), ...clients]);
  };
}
