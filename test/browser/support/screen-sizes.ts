import { devices } from '@playwright/test';

/** What a phone and a desktop are to a browser: the server looks at the name, the page at the size. */
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
