import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { CodeProps } from './package-code.js';
import type { MeterProps } from './meter.js';
import type { staticParts } from './static-parts.js';
import type { PlanProps } from './plan.js';

type Parts = typeof staticParts;

let loaded: Parts | undefined;

const load = async () => (loaded ??= (await import('./static-parts.js')).staticParts);

/** Parts that work without code, which loads late. Pages that come as data load it first. */
export const builderStaticParts = {
  load: async () => {
    await load();
  },
} as const;

const late = <Props,>(partOf: (parts: Parts) => ComponentType<Props>) =>
  lazy(async () => ({ default: partOf(await load()) }));

const lateParts = {
  code: late<CodeProps>(({ code }) => code),
  meter: late<MeterProps>(({ meter }) => meter),
  plan: late<PlanProps>(({ plan }) => plan),
};

/** Never swapped later, so that nothing typed is lost when the code loads. */
function usePart<Name extends keyof Parts>(name: Name) {
  return useState(() => loaded?.[name] ?? lateParts[name])[0] as ComponentType<
    Parameters<Parts[Name]>[0]
  >; // as: both belong to this part
}

export function LateCode(props: CodeProps) {
  const Part = usePart('code');
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}

export function LateMeter(props: MeterProps) {
  const Part = usePart('meter');
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}

export function LatePlan(props: PlanProps) {
  const Part = usePart('plan');
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
