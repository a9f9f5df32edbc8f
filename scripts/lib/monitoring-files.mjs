import { posix } from 'node:path';
import { stringify } from 'yaml';
import { alerts, objectives, recordings } from './alerts.mjs';
import { dashboards } from './dashboards.mjs';

const note = 'Written by `npm run monitoring` from scripts/lib/alerts.mjs. Do not edit.';

const runbook = 'docs/operate/runbook.md';

const link = (path) => posix.relative(posix.dirname(runbook), path);

const rules = () => ({
  groups: [
    { name: 'objectives', rules: recordings },
    {
      name: 'alerts',
      rules: alerts.map(({ name, severity, expr, for: wait, means, look, act }) => ({
        alert: name,
        expr,
        ...(wait && { for: wait }),
        labels: { severity },
        annotations: { summary: means, description: `${look} ${act}`, runbook },
      })),
    },
  ],
});

const datasource = { type: 'prometheus', uid: '${datasource}' };

const panel = ({ title, says, unit, by, exprs }, at) => ({
  id: at + 1,
  type: 'timeseries',
  title,
  description: says,
  datasource,
  gridPos: { x: (at % 2) * 12, y: Math.floor(at / 2) * 8, w: 12, h: 8 },
  fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
  targets: exprs.map((expr, index) => ({
    refId: String.fromCharCode(65 + index),
    datasource,
    expr,
    legendFormat: by,
  })),
});

const dashboard = ({ name, title, panels }) => ({
  uid: `taquilla-${name}`,
  title,
  description: note,
  tags: ['taquilla'],
  schemaVersion: 39,
  refresh: '1m',
  time: { from: 'now-6h', to: 'now' },
  templating: { list: [{ name: 'datasource', type: 'datasource', query: 'prometheus' }] },
  panels: panels.map(panel),
});

const row = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const page = () => `# Runbook

<!-- ${note} -->

What to do when an alert of [rules.yml](${link('deploy/prometheus/rules.yml')}) fires. [Monitoring](${link('docs/monitoring.md')}) explains log events and metrics; the dashboards are in \`deploy/grafana\`.

## Objectives

${table(
  ['Objective', 'Target over 30 days', 'Alerts'],
  objectives.map(({ name, says, target }) => [
    says,
    `${Number((target * 100).toFixed(3))} %`,
    alerts
      .filter((one) => one.expr.includes(`shop:${name}_bad`))
      .map((one) => `\`${one.name}\``)
      .join(', '),
  ]),
)}

## Alerts

\`page\` wakes a person; \`ticket\` waits for the morning.

${table(
  ['Alert', 'Severity', 'What it means', 'What to look at', 'What to do'],
  alerts.map(({ name, severity, means, look, act }) => [
    `<a id="${name}"></a>\`${name}\``,
    severity,
    means,
    look,
    act,
  ]),
)}
`;

/** Path and text of each file about monitoring, before the formatter. */
export const monitoringFiles = () => [
  {
    path: 'deploy/prometheus/rules.yml',
    text: `# ${note}\n${stringify(rules(), { lineWidth: 0 })}`,
  },
  { path: runbook, text: page() },
  ...dashboards.map((one) => ({
    path: `deploy/grafana/${one.name}.json`,
    text: `${JSON.stringify(dashboard(one), null, 2)}\n`,
  })),
];
