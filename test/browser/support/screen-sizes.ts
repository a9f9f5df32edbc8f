import { devices } from '@playwright/test';

/** Phone and desktop: the server reads the user agent, the page the size. */
export const screenSizes = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent: devices['Pixel 7'].userAgent,
  },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;
