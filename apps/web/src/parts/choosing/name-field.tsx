import { longestNameOnTicket } from '@shop/domain';
import type { Problem } from '@shop/ports/screens';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/text-field.js';
import { problemOf } from '../problems/problem-at.js';

interface NameFieldProps {
  readonly name: string | undefined;
  readonly problems: readonly Problem[];
}

/** Uncontrolled: the form that buys sends the name, and the page's address never carries it. */
export function NameField({ name, problems }: NameFieldProps) {
  const { t } = useTranslation('choosing');
  const problem = problemOf(problems, 'nameOnTicket');
  return (
    <div id="field-nameOnTicket">
      <TextField
        id="nameOnTicket"
        name="nameOnTicket"
        label={t('nameOnTicket.label')}
        help={t('nameOnTicket.help')}
        problem={problem?.text}
        defaultValue={name}
        maxLength={longestNameOnTicket}
        autoFocus={problem !== undefined}
      />
    </div>
  );
}
