import type { Right } from '@hireyard/contract';

export interface TestClient {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  /** Two projects. Rentals belong to the first, to the second or to none. */
  readonly projectIds: readonly [string, string];
  /** A contract of the first project. */
  readonly contractId: string;
  /** A credit note of that contract. */
  readonly documentId: string;
  /** A credit note of the second project. */
  readonly secondDocumentId: string;
  /** An asset of its own on its first project. */
  readonly assetId: string;
  /** A user confined to both projects. */
  readonly colleagueId: string;
  /** A request of the first project. */
  readonly requestId: string;
  /** An order of the first project. */
  readonly orderId: string;
  /** A custom role without members. */
  readonly roleId: string;
}
export interface TestUser {
  readonly id: string;
  readonly email: string;
  /** A session that outlasts the test. */
  readonly sessionId: string;
}

/**
 * Two clients of one company with rows in every table that belongs to a client. Each has an administrator. A also has
 * users who lack each right, are confined to its first project, or belong to both clients. Plain data, because it is
 * created once for all test files.
 */
export interface Fixture {
  readonly a: TestClient;
  readonly b: TestClient;
  readonly administrator: TestUser;
  readonly administratorOfB: TestUser;
  readonly confined: TestUser;
  /** A person at the desk of the company, with every right. */
  readonly desk: TestUser;
  /** A person at the desk who only reads. */
  readonly deskReader: TestUser;
  readonly ofBoth: TestUser;
  /** Users of A by right. Each has every right but this one. */
  readonly lacking: Readonly<Record<Right, TestUser>>;
}
