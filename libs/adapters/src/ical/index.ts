export * from './ical-calendar-files.js';
