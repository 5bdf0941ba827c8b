import { getUser, putUser, type User, type UserEdit } from '@hireyard/contract';
import { UserEdit as schema } from '@hireyard/contract/schemas';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { type Read, useRead } from '../../../api/use-read.ts';
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DetailPage } from '../../../lists/DetailPage.tsx';
import { CancelButton } from '../../../lists/LeaveLink.tsx';
import { useLeave } from '../../../lists/use-leave.ts';
import { PageForm } from '../../../pages/PageForm.tsx';
import { AccessFields } from './AccessFields.tsx';
import { AccessSummary } from './AccessSummary.tsx';
import { fullName } from './user-columns.tsx';

const editOf = ({ roles, projects, orderLimit }: User): UserEdit => ({
  roleIds: roles.map(({ id }) => id),
  projectIds: projects?.map(({ id }) => id) ?? null,
  orderLimit,
});

function EditForm({ user, loadLatest }: { user: User; loadLatest: Read<User>['refetch'] }) {
  const { t } = useTranslation('user');
  const { id, version } = user;
  const back = `/order/company/users/${id}`;
  const leave = useLeave(back);
  const endpointForm = useEndpointForm({
    endpoint: putUser,
    schema,
    values: useMemo(() => editOf(user), [user]),
    input: { params: { id }, version },
    loadLatest,
    onSaved: () => leave(),
  });
  return (
    <PageForm
      label={t('edit.title')}
      endpointForm={endpointForm}
      summary={<AccessSummary form={endpointForm.form} />}
      submit={t('edit.save')}
      cancel={<CancelButton to={back} />}
    >
      <AccessFields form={endpointForm.form} user={user} />
    </PageForm>
  );
}

/** Edits the access of a user. The write carries the version that was read (If-Match). */
export default function EditUserPage() {
  const { t } = useTranslation('user');
  const { id = '' } = useParams();
  const user = useRead(getUser, { params: { id } });
  return (
    <DetailPage
      read={user}
      back={{ to: '/order/company/users', label: t('back') }}
      resource={{ to: `/order/company/users/${id}`, label: t('backToUser') }}
      title={(latest) => t('edit.named', { name: fullName(latest) })}
      gone={{ title: t('gone.title'), text: t('gone.text') }}
    >
      {(latest) => latest && <EditForm user={latest} loadLatest={user.refetch} />}
    </DetailPage>
  );
}
