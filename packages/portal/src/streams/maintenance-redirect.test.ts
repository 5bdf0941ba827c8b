import { describe, expect, it } from 'vitest';
import { availabilityChecked, maintenanceChanged } from '../settings/settings.ts';
import { maintenanceRedirectStream } from './maintenance-redirect.ts';
import { stage } from './testing.ts';

const known = availabilityChecked({ status: 'UP', bannerText: '' });

describe('maintenance', () => {
  it('[MT-02] sends the visitor to its page, and to the root when it ends there', () => {
    const { play, dispatch, deps } = stage();
    play(maintenanceRedirectStream, 100, {
      10: () => {
        dispatch(known);
        dispatch(maintenanceChanged(true));
      },
      20: () => expect(deps.location.go.mock.calls).toEqual([['/maintenance']]),
      30: () => dispatch(maintenanceChanged(false)),
    });
    expect(deps.location.go.mock.calls).toEqual([['/maintenance'], ['/']]);
  });

  it('[MT-02] holds whoever navigates elsewhere', () => {
    const { play, dispatch, deps, place } = stage();
    play(maintenanceRedirectStream, 100, {
      10: () => dispatch(maintenanceChanged(true)),
      20: () => {
        place.path = '/order/documents';
        deps.location.navigationEnd.next(place.path);
      },
    });
    expect(place.path).toBe('/maintenance');
  });

  it('[MT-02] leaves a page that is no maintenance page where it is when it ends', () => {
    const { play, dispatch, deps } = stage();
    play(maintenanceRedirectStream, 100, { 10: () => dispatch(known), 20: () => dispatch(maintenanceChanged(false)) });
    expect(deps.location.go).not.toHaveBeenCalled();
  });

  it('[MT-02] keeps a reload on its page until the server has said that it is over', () => {
    const { play, dispatch, deps, place } = stage();
    place.path = '/maintenance';
    play(maintenanceRedirectStream, 100, {
      20: () => expect(deps.location.go).not.toHaveBeenCalled(),
      30: () => dispatch(known),
    });
    expect(place.path).toBe('/');
  });
});
