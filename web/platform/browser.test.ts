import { expect, it } from 'vitest';
import { browserOf, deviceLabel } from './browser.ts';

const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

it('names the browser and the system of a device', () => {
  expect([EDGE, IPHONE, ANDROID].map(deviceLabel)).toEqual(['Edge, Windows', 'Safari, iPhone', 'Chrome, Android']);
  expect(deviceLabel('')).toBe('Browser');
});

it('a browser is known by its family alone', () => {
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  const agents = [chrome, `${chrome} Edg/140.0`, `${chrome} OPR/120.0`, 'Gecko/20100101 Firefox/143.0', 'curl/8'];
  const iphone = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  const families = ['chrome', 'edge', 'opera', 'firefox', 'other', 'safari'];
  expect([...agents, iphone].map(browserOf)).toEqual(families);
});
