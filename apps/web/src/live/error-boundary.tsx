import type { PageView } from '@shop/ports/screens';
import { Component, type ReactNode } from 'react';
import { translatorOf } from '../texts/load-texts.js';
import styles from './error-boundary.module.css';

interface ErrorBoundaryProps {
  first: PageView;
  children: ReactNode;
}

/** When our own code throws: plain words and the way home, with nothing of what broke. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { frame } = this.props.first;
    const t = translatorOf(frame.language).getFixedT(frame.language, 'frame');
    return (
      <main className={styles.failed}>
        <h1 className="text-h1">{t('error.title')}</h1>
        <p className="text-lead">{t('error.text')}</p>
        <p className="text-small">{t('error.side')}</p>
        <p>
          <a href={frame.home}>{t('nav.home')}</a>
        </p>
      </main>
    );
  }
}
