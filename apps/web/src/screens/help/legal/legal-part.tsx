import type { LegalPartView } from '@shop/ports/screens';
import styles from './legal-screen.module.css';

/** A paragraph, a list or a table of a document. */
export function LegalPart({ part }: { part: LegalPartView }) {
  switch (part.kind) {
    case 'text':
      return <p>{part.text}</p>;
    case 'list':
      return (
        <ul className={styles.list}>
          {part.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'table':
      return <LegalTable table={part} />;
  }
}

/** Wider than a phone, it scrolls by itself, also by the keyboard. */
function LegalTable({ table }: { table: Extract<LegalPartView, { kind: 'table' }> }) {
  return (
    <div role="region" aria-label={table.caption} tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        <caption className="text-label">{table.caption}</caption>
        <thead>
          <tr>
            {table.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={table.head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
