#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { conformance } from './command/conformance.js';

const beside = (file: string) => new URL(file, import.meta.url);
const json = async (file: string) => JSON.parse(await readFile(beside(file), 'utf8'));

const { name, version } = await json('./package.json');

process.exitCode = await conformance(process.argv.slice(2), {
  kit: `${name} ${version}`,
  contract: (file) => json(`./contracts/${file}.json`),
  say: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
  onStop: (stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  },
});
