import { ACCESS_POINT_KEY, startAccessPoint } from '#scripts/local/access-point.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';

/** Starts the local access point for the calls of a test file. `silence` makes it unreachable. */
export async function accessPoint() {
  const dir = tempFolder('access-point');
  const { url, close } = await startAccessPoint({ dir });
  const speak = () => Object.assign(process.env, { ACCESS_POINT_URL: url, ACCESS_POINT_KEY });
  speak();
  return {
    dir,
    speak,
    silence: () => Object.assign(process.env, { ACCESS_POINT_URL: 'http://127.0.0.1:9' }),
    stop: async () => {
      delete process.env.ACCESS_POINT_URL;
      delete process.env.ACCESS_POINT_KEY;
      await close();
    },
  };
}
