import type { Endpoint } from '@hireyard/contract';
import type { BackofficeEndpointId } from '@hireyard/contract/backoffice';
import type { OwnDeskEndpointId } from '@hireyard/contract/desk/operations';
import { BACKOFFICE_SAMPLES } from './backoffice-samples.ts';
import type { Sample, Setting } from './samples.ts';

type Sampler = (setting: Setting) => Sample | Promise<Sample>;

/** A sample for each endpoint that the desk alone has. A new endpoint without a sample does not compile. */
const OWN_SAMPLES: Readonly<Record<OwnDeskEndpointId, Sampler>> = {
  getDeskAccount: () => ({}),
  listDeskInbox: () => ({}),
  listDeskInboxFacets: () => ({}),
  acknowledgeDeskEntry: BACKOFFICE_SAMPLES.acknowledgeInboxEntry,
  releaseDeskEntry: BACKOFFICE_SAMPLES.acknowledgeInboxEntry,
};

/** Returns the sample of an endpoint of the desk, which is that of the company's systems where they have it too. */
export const deskSampleOf = ({ id, sameAs }: Endpoint): Sampler =>
  sameAs === undefined ? OWN_SAMPLES[id as OwnDeskEndpointId] : BACKOFFICE_SAMPLES[sameAs as BackofficeEndpointId];
