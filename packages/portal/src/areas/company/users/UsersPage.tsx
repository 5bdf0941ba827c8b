import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormLink } from '../../../lists/FormLink.tsx';
import { selectHasRight } from '../../../session/user.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { UserList } from './UserList.tsx';

const mayManage = selectHasRight('manage-roles-and-users');

/** The list of users, with the button to invite one. The invitation form keeps the list's filters. */
export default function UsersPage() {
  const { t } = useTranslation('user');
  const manages = useAppSelector(mayManage);
  const { search } = useLocation();
  return (
    <UserList
      invite={
        manages && (
          <Button variant="contained" component={FormLink} to={`/order/company/users/invite${search}`}>
            {t('invite.action')}
          </Button>
        )
      }
    />
  );
}
