export * from './smtp-mail-sender.js';
