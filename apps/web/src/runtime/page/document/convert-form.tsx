import { applySettings, type ConvertQuestion } from '@shop/ports/screens';
import styles from '../../../frame/frame.module.css';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { buttonClass } from '../../../ui/button-look.js';

/** The question before a cart changes currency or country, for visitors without scripts. */
export function ConvertForm({ question: { text, yes, no, input } }: { question: ConvertQuestion }) {
  return (
    <aside className={`co-page ${styles.notice}`}>
      <form method="post" action={`/api${applySettings.path}`}>
        {Object.entries(input).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Alert
          tone="warning"
          actions={
            <>
              <Button type="submit" size="sm">
                {yes}
              </Button>
              <a href={no.href} className={buttonClass({ size: 'sm', tone: 'outline' }, undefined)}>
                {no.name}
              </a>
            </>
          }
        >
          {text}
        </Alert>
      </form>
    </aside>
  );
}
