import { BUILT_IN_ROLES, RIGHTS } from '@hireyard/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RIGHTS_OF_ROLE, rightsBeyond } from './roles.ts';

describe('built-in roles', () => {
  it('[RG-02] the administrator holds every right, and alone manages roles and users', () => {
    expect([...RIGHTS_OF_ROLE.Administrator].sort()).toEqual([...RIGHTS].sort());
    const managers = BUILT_IN_ROLES.filter((role) => RIGHTS_OF_ROLE[role].includes('manage-roles-and-users'));
    expect(managers).toEqual(['Administrator']);
  });

  it('[RG-02] no role lists a right twice and every one sees contracts', () => {
    for (const role of BUILT_IN_ROLES) {
      expect(new Set(RIGHTS_OF_ROLE[role]).size).toBe(RIGHTS_OF_ROLE[role].length);
      expect(RIGHTS_OF_ROLE[role]).toContain('contract-view');
    }
  });

  it('[RG-02] a viewer only reads', () => {
    expect(RIGHTS_OF_ROLE.Viewer.filter((right) => !/view/.test(right))).toEqual([]);
  });

  it('[DOM-10] prices are for those who buy, approve, pay or look on', () => {
    const priced = BUILT_IN_ROLES.filter((role) => RIGHTS_OF_ROLE[role].includes('price-view'));
    expect(priced).toEqual(['Administrator', 'Buyer', 'Approver', 'Finance', 'Viewer']);
  });
});

describe('granting', () => {
  it('[DOM-07] nobody grants a right they lack', () => {
    const rights = fc.subarray([...RIGHTS]);
    fc.assert(
      fc.property(rights, rights, (own, granted) => {
        const beyond = rightsBeyond(new Set(own), granted);
        expect(beyond.some((right) => own.includes(right))).toBe(false);
        expect([...beyond, ...granted.filter((right) => own.includes(right))].sort()).toEqual([...granted].sort());
      }),
    );
  });
});
