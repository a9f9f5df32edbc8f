import {
  errorText,
  type Language,
  packageBounds,
  type PackageDraft,
  problemsOf,
  tiers,
  writeShortDate,
} from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { Problem, SlotView } from '@shop/ports/screens';
import { presentDecoration } from '../../../presenters/present-decoration.js';
import { writeSchedule } from '../../../presenters/present-line.js';
import { presentMoney } from '../../../presenters/present-money.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import type { PartFacts } from '../gather/gather-parts.js';
import { type BuilderFacts, packageCodes } from './builder-facts.js';
import { draftHref } from './draft-links.js';

export function presentSlots(
  facts: BuilderFacts,
  question: PageQuestion,
  content: ContentSource,
): readonly SlotView[] {
  const { draft, parts } = facts;
  const count = Math.max(packageBounds.mostParks, parts.length);
  return Array.from({ length: count }, (_, index) => {
    const one = parts[index];
    const slot = { ...links(draft, index, question), isOpen: index === draft.slot };
    return one
      ? { ...slot, ...filled(one, facts, question.visitor.language, content) }
      : { ...slot, ...empty, drop: undefined };
  });
}

const links = (draft: PackageDraft, index: number, question: PageQuestion) => ({
  number: index + 1,
  open: `${draftHref({ ...draft, slot: Math.min(index, draft.parts.length) }, question)}#panel`,
  drop: draftHref(draft, question, { drop: String(index + 1) }),
});

const empty = {
  state: 'empty',
  name: '',
  kind: '',
  wall: '',
  scene: { alt: '' },
  date: undefined,
  hours: '',
  component: undefined,
  from: undefined,
  problem: undefined,
} as const;

function filled(
  one: PartFacts,
  { pricesFrom, parts }: BuilderFacts,
  language: Language,
  content: ContentSource,
): Omit<SlotView, 'number' | 'open' | 'drop' | 'isOpen'> {
  const { part, product } = one;
  const place = content.place(product.slug, language);
  const from = part.day ? undefined : pricesFrom.get(product.slug);
  const components = product.componentGroups.flatMap((group) => group.components);
  return {
    state: stateOf(one),
    name: place?.name ?? product.name,
    kind: place?.kind ?? '',
    ...presentDecoration(content, product.slug, language),
    date: part.day && writeShortDate(part.day, language),
    hours: writeSchedule(product, part.time, language),
    component: components.find(({ id }) => part.components.includes(id))?.name,
    from: from && presentMoney(from, language),
    isWithoutTier: (product.notDiscount === true && parts.length < tiers.combo.from) || undefined,
    problem: problemOfPart(one, parts, language, content),
  };
}

export function stateOf({ part, issues, collision }: PartFacts): SlotView['state'] {
  if (collision || (issues.day && issues.day !== 'missing')) return 'conflict';
  if (!part.day) return 'chosen';
  return issues.time || issues.component ? 'timeless' : 'dated';
}

/** The ticket's problem: the fixed error text, then the ticket it conflicts with. */
export function problemOfPart(
  { part, issues, collision }: PartFacts,
  parts: BuilderFacts['parts'],
  language: Language,
  content: ContentSource,
): Problem | undefined {
  if (collision) {
    const other = parts[collision.with];
    const name = other && (content.place(other.product.slug, language)?.name ?? other.product.name);
    const day = other?.part.day ? writeShortDate(other.part.day, language) : '';
    const detail = [name, collision.kind === 'sameDates' ? day : ''].filter(Boolean).join(', ');
    return presentProblem(packageCodes[collision.kind], language, [], detail);
  }
  const [code] = problemsOf({ ...issues, people: undefined, extras: undefined });
  if (!code) return undefined;
  return presentProblem(code, language, [], part.day && writeShortDate(part.day, language));
}

/** The next missing choice, as the form words it. */
export function missingText({ issues }: PartFacts, language: Language): string | undefined {
  if (issues.day === 'missing') return errorText('noDay', language);
  if (issues.time === 'missing') return errorText('noSchedule', language);
  return issues.component === 'missing' ? errorText('noComponent', language) : undefined;
}
