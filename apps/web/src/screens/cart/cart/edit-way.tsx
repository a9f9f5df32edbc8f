import type { CartEditView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';
import { ButtonLink } from '../../../ui/button-link.js';
import { Icon } from '../../../ui/icon.js';

interface EditWayProps {
  readonly of: {
    readonly id: string;
    readonly edit: string;
    readonly editor?: CartEditView | undefined;
  };
  readonly name: string;
  readonly t: TFunction<'cart'>;
}

/** Id of the edit link, which takes the focus back when its form closes. */
export const editWayId = (id: string): string => `edit-${id}`;

export function EditWay({ of: { id, edit, editor }, name, t }: EditWayProps) {
  if (!edit) return null;
  return (
    <ButtonLink
      id={editWayId(id)}
      href={editor?.close ?? edit}
      tone="quiet"
      size="sm"
      icon={<Icon name={editor ? 'x' : 'pencil'} size={20} />}
      aria-label={t(editor ? 'closeNamed' : 'editNamed', { name })}
    >
      {t(editor ? 'close' : 'edit')}
    </ButtonLink>
  );
}
