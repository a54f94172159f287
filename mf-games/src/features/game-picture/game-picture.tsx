import { GameArt, type PictureLoad } from '@tessera/shared/art/game-art';
import { imageHosts } from '@tessera/shared/merchant';
import { useEffect, useRef, useState } from 'react';
import type { ListedGame } from '../../model/listed-game.ts';
import { pictureAddresses } from '../../model/picture-address.ts';
import styles from './cdn-picture.module.css';
import { whenNear } from './picture-visibility.ts';

interface GamePictureProps {
  readonly game: Pick<ListedGame, 'code' | 'name' | 'vassalage' | 'category'>;
  /** Of the drawn picture. */
  readonly load?: PictureLoad;
}

/** A game's picture with its title: drawn here, and where the merchant has hosts for pictures, theirs over it. */
export function GamePicture({ game: { code, name, vassalage, category }, load }: GamePictureProps) {
  const hasHosts = imageHosts().order().length > 0;
  return (
    <GameArt
      vendor={vassalage}
      code={code}
      category={category}
      title={name}
      load={load}
      over={hasHosts && <CdnPicture code={code} />}
    />
  );
}

const addresses = pictureAddresses(imageHosts);

/**
 * A game's picture from one of the merchant's hosts, over the drawn one: unseen until it is whole, asked of each host
 * once, and gone where none has it. A failure is for the log alone (spec §8).
 */
function CdnPicture({ code }: { readonly code: string }) {
  const file = `/games/${code}.svg`;
  const place = useRef<HTMLImageElement>(null);
  const [address, setAddress] = useState<string>();
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    if (place.current) return whenNear(place.current, () => setAddress(addresses.of(file)));
  }, [file]);
  const giveUp = () => {
    if (!address) return;
    console.warn(`[pictures] ${address} could not be had.`);
    addresses.failed(file, address);
    setAddress(addresses.of(file));
  };
  return (
    <img
      ref={place}
      className={styles.picture}
      data-whole={isWhole}
      src={address}
      alt=""
      decoding="async"
      draggable={false}
      onLoad={() => setWhole(true)}
      onError={giveUp}
    />
  );
}
