import { findOrder, type FindOrderView, type FrameView } from '@shop/ports/screens';
import type { FormEvent } from 'react';
import { formFields } from '../../../shop/form-fields.js';
import { useAction } from '../../../shop/use-action.js';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/text-field.js';
import { labelledField } from '../sign-in/field-of.js';
import { emailLook, SignForm } from '../sign-in/sign-form.js';
import { useCheckedForm } from '../sign-in/use-checked-form.js';

interface FindOrderFormProps {
  view: FindOrderView;
  frame: FrameView;
  done: () => void;
}

export function FindOrderForm({ view, frame, done }: FindOrderFormProps) {
  const { t } = useTranslation('findOrder');
  const { language, path } = frame;
  const form = useCheckedForm({ kind: 'findOrder', language, first: view.problems });
  const { run, isBusy } = useAction(findOrder, { done, refused: form.refuse });
  const ask = async (filledIn: HTMLFormElement) => {
    if (await form.passes()) await run(formFields(filledIn));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void ask(event.currentTarget);
  };
  return (
    <SignForm
      form={{ ...form, submit, isBusy }}
      action={findOrder.path}
      hidden={{ path, attempt: view.attempt }}
      problems={t('problems')}
      button={t('button')}
    >
      <TextField
        {...labelledField(form, 'number', t('number'))}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        help={t('numberHelp')}
        defaultValue={view.number}
      />
      <TextField
        {...labelledField(form, 'email', t('email'))}
        {...emailLook}
        autoComplete="email"
        help={t('emailHelp')}
        defaultValue={view.email}
      />
    </SignForm>
  );
}
