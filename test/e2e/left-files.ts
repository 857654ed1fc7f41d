/** The file that serve.ts leaves for the tests: the addresses of the cloud, to run a scheduled job by hand. */
export const ENV_FILE = 'test-results/cloud.json';
/** Every page of the router, as `npm run -s routes` prints them. */
export const ROUTES_FILE = 'test-results/routes.json';
