import type { SignInField } from '@shop/domain';
import type { TFunction } from 'i18next';
import type { CheckedForm } from './use-checked-form.js';

type FieldName = Exclude<SignInField, 'page'>;

/** What every field of these forms has: its name, its label, and what is wrong with it. */
export const fieldOf =
  ({ problems }: CheckedForm, t: TFunction<'signIn'>) =>
  <Name extends FieldName>(name: Name) => {
    const problem = problems.find(({ field }) => field === name);
    return {
      id: `field-${name}`,
      name,
      label: t(`field.${name}`),
      problem: problem && [problem.text, problem.detail].filter(Boolean).join(' '),
      required: true,
    };
  };
