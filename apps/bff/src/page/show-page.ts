import { Inject, Injectable } from '@nestjs/common';
import {
  type Language,
  pathOf,
  type Resolved,
  resolvePath,
  type Route,
  type Visitor,
} from '@shop/domain';
import { Clock } from '@shop/ports/backends';
import { ShowInternalError, ShowNotFound } from './show-errors.js';
import type { SharedPage } from './cache/cached-page.js';
import { sharedPath } from './cache/shared-path.js';
import { currentRequestId } from '../observability/request-scope.js';
import { traceUseCase } from '../observability/trace-requests.js';
import { Tracing } from '../observability/tracing.js';
import { withoutFormFields } from './form-fields.js';
import { PagePresenter, type Refused } from './present-page.js';
import type { PageQuestion, Shown, VisitorState } from '../screen/screen-handler.js';
import { Screens } from '../screen/screens.js';

export interface PageAddress {
  readonly path: string;
  readonly url: URL;
  readonly resolved: Resolved;
}

export function readAddress(path: string): PageAddress {
  const url = new URL(path, 'http://shop');
  return { path, url, resolved: resolvePath(url.pathname) };
}

export interface PageRequest {
  readonly address: PageAddress;
  readonly visitor: Visitor;
  own(): VisitorState;
  readonly refused?: Refused;
}

export type PageOutcome =
  | { readonly kind: 'moved'; readonly to: string; readonly isForEver: boolean }
  | { readonly kind: 'again'; readonly to: string; readonly language: Language }
  | {
      readonly kind: 'page';
      readonly page: SharedPage;
      readonly status: number;
      readonly hasUnknownQuery?: boolean;
      /** Stored in the browser with the page. */
      readonly stay?: Shown['stay'];
    };

const noRoute: Route = { name: 'home', params: {} };

/** The visitor data that a cached page may use. The theme is filled in afterwards. */
export const seenByAll = (visitor: Visitor): Visitor => ({ ...visitor, theme: 'system' });

@Injectable()
export class ShowPage {
  constructor(
    private readonly screens: Screens,
    private readonly notFound: ShowNotFound,
    private readonly internal: ShowInternalError,
    private readonly presenter: PagePresenter,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Tracing) private readonly tracing: Tracing,
  ) {}

  /** The URL as cache key; `undefined` for a personal page. */
  sharedPath({ url: { pathname, searchParams }, resolved }: PageAddress): string | undefined {
    const handler = this.handlerOf(resolved);
    return handler?.sharedBy && sharedPath(pathname, searchParams, handler.sharedBy, handler.ownBy);
  }

  isAboutCart({ resolved }: PageAddress): boolean {
    return this.handlerOf(resolved)?.isAboutCart ?? false;
  }

  isWithoutPrices({ resolved }: PageAddress): boolean {
    return this.handlerOf(resolved)?.isWithoutPrices ?? false;
  }

  /** Renders a shared page. Reading personal data in it is a bug, and throws. */
  runForAll(path: string, visitor: Visitor): Promise<PageOutcome> {
    const own = (): never => {
      throw new Error(`the page ${path} is for all and asked for what is one visitor's`);
    };
    return this.run({ address: readAddress(path), visitor: seenByAll(visitor), own });
  }

  async run(request: PageRequest): Promise<PageOutcome> {
    const { resolved, url } = request.address;
    const { search, searchParams } = url;
    if (resolved.kind === 'moved')
      return { kind: 'moved', to: withoutFormFields(resolved.to + search), isForEver: true };
    const question = this.questionOf(request, resolved, searchParams);
    const outcome = await this.ask(resolved, question);
    if (outcome.kind === 'moved')
      return { kind: 'moved', to: withoutFormFields(outcome.to), isForEver: false };
    if (outcome.kind === 'again') {
      // Built from the route, not copied from the request: the browser follows it automatically.
      const to = pathOf(question.route, resolved.language) + search;
      return { kind: 'again', to, language: resolved.language };
    }
    return {
      kind: 'page',
      page: await this.presenter.present(question, outcome, request.refused),
      status: outcome.status ?? 200,
      hasUnknownQuery: outcome.hasUnknownQuery ?? false,
      stay: outcome.stay,
    };
  }

  private questionOf(
    request: PageRequest,
    resolved: Exclude<Resolved, { kind: 'moved' }>,
    query: URLSearchParams,
  ): PageQuestion {
    const { visitor, address } = request;
    // Forms of the frame are shown again by the frame.
    const refused = request.refused?.form ? {} : (request.refused ?? {});
    return {
      visitor: { ...visitor, language: resolved.language },
      route: resolved.kind === 'page' ? resolved.route : noRoute,
      query,
      path: withoutFormFields(address.path),
      now: this.clock.now(),
      requestId: currentRequestId() ?? '',
      problems: refused.problems ?? [],
      typed: refused.typed ?? {},
      get own() {
        return request.own();
      },
    };
  }

  private handlerOf(resolved: Resolved) {
    return resolved.kind === 'page' ? this.screens.of(resolved.route.name) : undefined;
  }

  private async ask(resolved: Resolved, question: PageQuestion) {
    const handler = this.handlerOf(resolved);
    const outcome =
      handler &&
      (await traceUseCase(this.tracing, handler.constructor.name, async () =>
        handler.show(question),
      ));
    if (!outcome || outcome.kind === 'notFound') return this.notFound.show(question);
    return outcome.kind === 'unavailable'
      ? this.internal.unavailable(question, outcome.code)
      : outcome;
  }
}
