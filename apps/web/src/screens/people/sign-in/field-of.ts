import type { SignInField } from '@shop/domain';
import type { TFunction } from 'i18next';
import type { CheckedForm } from './use-checked-form.js';

type FieldName = Exclude<SignInField, 'page'>;

export function labelledField<Name extends string>(
  { problems }: CheckedForm,
  name: Name,
  label: string,
) {
  const problem = problems.find(({ field }) => field === name);
  return {
    id: `field-${name}`,
    name,
    label,
    problem: problem && [problem.text, problem.detail].filter(Boolean).join(' '),
    required: true,
  };
}

export const fieldOf =
  (form: CheckedForm, t: TFunction<'signIn'>) =>
  <Name extends Exclude<FieldName, 'token' | 'current'>>(name: Name) =>
    labelledField(form, name, t(`field.${name}`));
