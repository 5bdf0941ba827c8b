import { createConsent } from '../../../src/static.ts';
import { testServices } from '../../../src/testing/services.ts';

createConsent({ services: testServices().map(({ scripts: _, ...service }) => service) });
