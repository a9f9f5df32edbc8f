import { Inject, Injectable } from '@nestjs/common';
import { type Language, parkDayAt, writeLongDate } from '@shop/domain';
import { CatalogueGateway, Clock, ContentSource, Ids } from '@shop/ports/backends';
import type { GateVerdictView, GateView } from '@shop/ports/screens';
import { Renderer } from '../../../page/render/renderer.js';
import { valueOr } from '../../../presenters/value-or.js';
import { writeLongParkMoment } from '../../../presenters/write-park-moment.js';
import type { Judged } from '../calls/judge-code.js';

type Shown = Pick<GateView, 'state' | 'problem' | 'verdict'>;

@Injectable()
export class GatePages {
  constructor(
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(Renderer) private readonly renderer: Renderer,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Ids) private readonly ids: Ids,
  ) {}

  async write(language: Language, shown: Shown): Promise<string> {
    return this.renderer.gate({
      ...shown,
      language,
      brand: this.content.site(language).brand,
      places: shown.state === 'open' ? await this.places(language) : {},
      today: writeLongDate(parkDayAt(this.clock.now()), language),
      attempt: this.ids.next(),
    });
  }

  verdict({ verdict, at }: Judged, code: string, language: Language): GateVerdictView {
    if (!('claim' in verdict)) return { kind: verdict.kind };
    const { kind, claim } = verdict;
    const { product, who, order, unit } = claim;
    return {
      kind,
      who,
      order,
      unit,
      code,
      place: this.content.place(product, language)?.name ?? product,
      date: this.renderer.gateDate(claim, language),
      usedAt: kind === 'used' && at ? writeLongParkMoment(at, language) : undefined,
    };
  }

  private async places(language: Language): Promise<Readonly<Record<string, string>>> {
    const products = valueOr(await this.catalogue.products(), []);
    return Object.fromEntries(
      products.map(({ slug }) => [slug, this.content.place(slug, language)?.name ?? slug]),
    );
  }
}
