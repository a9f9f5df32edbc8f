import { createToaster, Toast, Toaster } from '@chakra-ui/react';
import { Icon } from '../../ui/icon.js';
import { Island } from '../../parts/islands/island.js';
import styles from './islands.module.css';

/** Six seconds and more, held while pointed at or focused; above the phone's bar. */
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

/** Where reports in passing appear, for everyone to see and hear. */
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
