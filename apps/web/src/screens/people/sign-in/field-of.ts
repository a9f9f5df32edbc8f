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

type Labelled = Exclude<FieldName, 'token' | 'current'>;

export function fieldOf(form: CheckedForm, t: TFunction<'signIn'>) {
  const labelOf = (name: Labelled) => t(`field.${name}`);
  return <Name extends Labelled>(name: Name) => labelledField(form, name, labelOf(name));
}
