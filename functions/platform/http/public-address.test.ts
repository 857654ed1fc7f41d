import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '2a00:1450:4009::200e', '2606:4700::1111'])('%s is public', (ip) => {
  expect(isPublicAddress(ip)).toBe(true);
});

it.each([
  ...['127.0.0.1', '10.1.2.3', '169.254.169.254', '172.31.255.255', '192.168.0.1', '100.64.0.1', '0.0.0.0'],
  ...['::1', '::', 'fd00:ec2::254', 'fe80::1', '::ffff:10.0.0.1', '64:ff9b::a00:1', '2002:a00:1::', 'ff02::1'],
  ...[' ', '8.8.8.8%lo', '2606:4700::1111%eth0', '8.8.8', '8.8.8.8.', '08.8.8.8', '0x8080808'],
  ...['', 'example.com', '127.0.0.1%lo', '127.1', '8.8.8.8%lo'],
])('%s is not', (ip) => {
  expect(isPublicAddress(ip)).toBe(false);
});
