import { createToaster, Toast, Toaster } from '@chakra-ui/react';
import { Icon } from '../../ui/icon.js';
import { Island } from '../../parts/islands/island.js';
import styles from './islands.module.css';

/** Seven seconds, paused while hovered, focused or in the background. */
const toaster = createToaster({
  placement: 'bottom-start',
  duration: 7000,
  pauseOnPageIdle: true,
  offsets: { left: '1rem', right: '1rem', top: '1rem', bottom: '5.75rem' },
});

export function showToast(text: string, tone: 'success' | 'error'): void {
  toaster.create({ title: text, type: tone, closable: true });
}

interface ToastsProps {
  label: string;
  closeLabel: string;
}

export function Toasts({ label, closeLabel }: ToastsProps) {
  return (
    <Island>
      <Toaster toaster={toaster} aria-label={label}>
        {(toast) => (
          <Toast.Root>
            <Icon name={toast.type === 'error' ? 'alert-triangle' : 'circle-check'} />
            <Toast.Title>{toast.title}</Toast.Title>
            <Toast.CloseTrigger className={styles.close} aria-label={closeLabel}>
              <Icon name="x" size={20} />
            </Toast.CloseTrigger>
          </Toast.Root>
        )}
      </Toaster>
    </Island>
  );
}
