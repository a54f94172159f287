import { useState } from 'react';
import { Ball, BallButton, Die } from '../../../src/ui/ball/index.ts';
import { Checkbox, Radio } from '../../../src/ui/checkbox/index.ts';
import { DropZone } from '../../../src/ui/drop-zone/drop-zone.tsx';
import { Slider } from '../../../src/ui/slider/slider.tsx';
import { Stepper } from '../../../src/ui/stepper/stepper.tsx';
import { Switch } from '../../../src/ui/switch/switch.tsx';
import styles from '../gallery.module.css';

export function ChoicesSection() {
  const [multiple, setMultiple] = useState(12);
  const [odds, setOdds] = useState(46);
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <div className={styles.stack}>
      <div className={styles.two}>
        <Checkbox>선택 안 함</Checkbox>
        <Radio name="g">선택 안 함</Radio>
        <Checkbox defaultChecked>선택함</Checkbox>
        <Radio name="g" defaultChecked>
          선택함
        </Radio>
        <Checkbox isMixed>일부 선택</Checkbox>
        <Radio name="h" defaultChecked data-force="focus">
          포커스
        </Radio>
        <Switch>꺼짐</Switch>
        <Switch defaultChecked>켜짐</Switch>
        <Checkbox isDisabled>사용 불가</Checkbox>
        <Switch isDisabled>사용 불가</Switch>
      </div>
      <Slider label="배당" min={0} max={100} value={odds} onChange={setOdds} valueText={`${odds}`} />
      <div className={styles.row}>
        <Stepper label="배수" value={multiple} onChange={setMultiple} min={1} />
        <Ball number="07" />
        <Ball number="12" tone="chosen" />
        <Ball number="23" tone="hit" />
        <BallButton number="31" isChosen={false} data-force="focus" />
        <Ball number="05" size="small" />
        <Die value={4} />
        <Die value={2} />
        <Die value={6} size="small" />
      </div>
      <DropZone
        label="이미지"
        rule="PNG · JPG, 한 장에 5MB, 3장까지"
        accept="image/png,image/jpeg"
        files={files}
        onChange={setFiles}
      />
    </div>
  );
}
