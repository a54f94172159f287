import { Button } from '../../../src/ui/button/button.tsx';
import { EmptyState } from '../../../src/ui/empty-state/empty-state.tsx';
import { ErrorTile } from '../../../src/ui/error-tile/error-tile.tsx';
import { HeartIcon } from '../../../src/ui/icons/index.ts';
import { Panel } from '../../../src/ui/panel/panel.tsx';
import { ResourceView } from '../../../src/ui/resource-view/index.ts';
import { Skeleton, SkeletonText } from '../../../src/ui/skeleton/index.ts';
import styles from '../gallery.module.css';

const retry = () => undefined;

export function StatesSection() {
  return (
    <div className={styles.two}>
      <ErrorTile onRetry={retry} onContact={retry} trace="lottery · download · L-7F31" />
      <Panel>
        <EmptyState
          icon={<HeartIcon />}
          title="아직 즐겨찾기가 없습니다"
          detail="게임 그림의 하트를 누르면 여기에 모입니다."
          actions={<Button>게임 둘러보기</Button>}
        />
      </Panel>
      <div className={styles.stack}>
        <ErrorTile size="row" onRetry={retry} />
        <ErrorTile size="icon" onRetry={retry} />
        <Panel title="뼈대" actions="전체 보기">
          <div className={styles.row}>
            {['a', 'b', 'c', 'd'].map((key) => (
              <Skeleton key={key} width={110} ratio="3 / 4" radius="m" />
            ))}
          </div>
          <SkeletonText />
        </Panel>
      </div>
      <div className={styles.stack}>
        <Panel>
          <ResourceView resource={{ status: 'failed', cause: 'offline', retry }} skeleton={<Skeleton height={120} />}>
            {() => null}
          </ResourceView>
        </Panel>
        <Panel tone="quiet" title="조용한 판">
          <ResourceView resource={{ status: 'ready', value: [] }} skeleton={null}>
            {() => null}
          </ResourceView>
        </Panel>
      </div>
    </div>
  );
}
