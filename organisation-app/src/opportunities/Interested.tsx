import { opportunityQueries } from '@puente/client/opportunities';
import type { Opportunity } from '@puente/contract/entities/opportunity';
import { Card, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
import { factLine } from '@puente/design-system/details';
import { EmptyState } from '@puente/design-system/empty-state';
import { Grid, Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { Notice } from '@puente/design-system/notice';
import { Pagination } from '@puente/design-system/pagination';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { pageNumber } from '@puente/platform/pages';
import { useQuery } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { shortDate } from '../dates.ts';
import { freshFor } from '../fresh-for.ts';
import { Loaded } from '../lists/Loaded.tsx';

/** Students who said that it interests them, the last one first. Who chose to be private is counted and not named. */
export function Interested({ opportunity }: { opportunity: Opportunity }) {
  const { id, interested = 0, organization } = opportunity;
  const [search] = useSearchParams();
  const page = pageNumber(search);
  const list = useQuery({ ...opportunityQueries.interested(id, page), staleTime: freshFor });

  return (
    <Loaded
      query={list}
      failed="No hemos podido cargar a quién le interesa"
      skeleton={<SkeletonList count={3} />}
    >
      {shown}
    </Loaded>
  );

  function shown({ data, meta }: NonNullable<typeof list.data>) {
    const unnamed = interested - meta.pagination.total;
    return (
      <Stack gap={4}>
        {data.length > 0 && organization?.verified === false && (
          <Notice tone="info" title="Todavía no puedes escribirles">
            Podrás hacerlo por el chat cuando tu organización esté verificada.{' '}
            <Link href={href('organizationManage', { id: organization.id }, { section: 'verification' })}>
              Cómo se verifica
            </Link>
          </Notice>
        )}
        {data.length === 0 ? (
          <EmptyState icon="users" title="Todavía no le interesa a nadie">
            Cuando un estudiante pulse «Me interesa», aparecerá aquí.
          </EmptyState>
        ) : (
          <Grid as="ul">
            {data.map(({ id: student, name, surname, university, province, student_area: area, date }) => (
              <li key={student}>
                <Card>
                  <CardTitle level={2} eyebrow={factLine([university, province])}>
                    {`${name} ${surname}`}
                  </CardTitle>
                  {area !== null && <CardBody>{area}</CardBody>}
                  <CardFooter>
                    <span>{`Lo dijo el ${shortDate(date)}`}</span>
                    {organization?.verified === true && (
                      <ButtonLink
                        size="sm"
                        variant="secondary"
                        icon="chat"
                        href={href('chat', {}, { opportunity: id, student })}
                        aria-label={`Escribir a ${name} ${surname}`}
                      >
                        Escribir
                      </ButtonLink>
                    )}
                  </CardFooter>
                </Card>
              </li>
            ))}
          </Grid>
        )}
        {unnamed > 0 && (
          <Text size="sm" tone="muted">
            {`${unnamed === 1 ? 'Otra persona' : `Otras ${unnamed} personas`} con perfil privado.`}
          </Text>
        )}
        <Pagination
          page={page}
          pageCount={meta.pagination.pageCount}
          href={(number) => href('opportunityEdit', { id }, { tab: 'interested', page: number })}
        />
      </Stack>
    );
  }
}
