import type { ClientRequest } from '@hireyard/contract';
import type { CompanyRequest, ImportKind } from '@hireyard/contract/backoffice';
import type { CompanyDb } from '../../database/client/company-db.ts';
import { externalIdsOf } from '../../imports/owned.ts';

type Told = Pick<ClientRequest, 'project' | 'subject'>;
type Refs = Pick<CompanyRequest, 'project' | 'subject'>;

/** Returns a function that adds the company's own ids to the project and the subject of a request. */
export async function ownRequestRefs(db: CompanyDb, requests: readonly Told[]): Promise<(request: Told) => Refs> {
  const subjects = requests.flatMap(({ subject }) => subject ?? []);
  const lines = subjects.filter((subject) => subject.type === 'contractLine');
  const documents = subjects.filter((subject) => subject.type === 'document');
  const ownIds = (kind: ImportKind, rows: readonly { readonly id: string }[]) =>
    externalIdsOf(
      db,
      kind,
      rows.map(({ id }) => id),
    );
  const project = await ownIds(
    'projects',
    requests.flatMap((request) => request.project ?? []),
  );
  const line = await ownIds('lines', lines);
  const contract = await externalIdsOf(
    db,
    'contracts',
    lines.map(({ contractId }) => contractId),
  );
  const invoice = await ownIds('invoices', documents);
  const paper = await ownIds('papers', documents);
  const subjectOf = (subject: Told['subject']): Refs['subject'] => {
    if (subject?.type === 'contractLine')
      return { ...subject, externalId: line(subject.id), contract: contract(subject.contractId) };
    if (subject?.type === 'document') return { ...subject, externalId: invoice(subject.id) ?? paper(subject.id) };
    return subject;
  };
  return (request) => ({
    project: request.project && { ...request.project, externalId: project(request.project.id) },
    subject: subjectOf(request.subject),
  });
}
