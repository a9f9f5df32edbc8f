import type { LegalPart as Part } from '@shop/domain';
import styles from './legal-screen.module.css';

export function LegalPart({ part }: { part: Part }) {
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

/** On phones rows become blocks, which can lose the table semantics: the roles restore them. */
function LegalTable({ table }: { table: Extract<Part, { kind: 'table' }> }) {
  return (
    <table role="table" className={styles.table}>
      <caption className="text-label">{table.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {table.head.map((cell) => (
            <th key={cell} role="columnheader" scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {table.rows.map(([name, ...cells]) => (
          <tr key={name} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={table.head[index + 1]} role="cell" data-name={table.head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
