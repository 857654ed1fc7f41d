import { expect, test } from 'vitest';
import { newSecret, signedHeaders } from './sign.ts';

/** The vector of the libraries of Standard Webhooks. */
const VECTOR = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  message: { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: new Date(1_614_265_330_000), body: '{"test": 2432232314}' },
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

test('a message is signed as Standard Webhooks say', () => {
  expect(signedHeaders([VECTOR.secret], VECTOR.message)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': VECTOR.signature,
  });
});

test('during a rotation both secrets sign', () => {
  const { 'webhook-signature': both = '' } = signedHeaders([newSecret(), VECTOR.secret], VECTOR.message);
  expect(both.split(' ')).toEqual([expect.stringMatching(/^v1,[\w+/]{43}=$/), VECTOR.signature]);
});

test('each secret is new and long', () => {
  const [one = '', other] = [newSecret(), newSecret()];
  expect(one).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(one).not.toBe(other);
});
