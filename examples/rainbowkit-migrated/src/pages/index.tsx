import { ConnectButton, useAddRecentTransaction, useChainModal } from '@foyer/rainbowkit';
import { useEffect } from 'react';
import {
  useAccount,
  useReadContract as useContractRead,
  useWaitForTransactionReceipt,
  useWriteContract,
} from 'wagmi';
import { abi } from '../abi';

const contract = { address: '0x86fbbb1254c39602a7b067d5ae7e5c2bdfd61a30', abi } as const;

export default function Home() {
  const { isConnected } = useAccount();
  const { openChainModal } = useChainModal();
  const addRecentTransaction = useAddRecentTransaction();
  const { data: totalSupply } = useContractRead({ ...contract, functionName: 'totalSupply' });
  const { data: hash, error, isPending, writeContract } = useWriteContract();
  const { isSuccess } = useWaitForTransactionReceipt({ hash });

  useEffect(() => {
    if (hash) addRecentTransaction({ hash, description: 'Mint one', confirmations: 1 });
  }, [hash, addRecentTransaction]);

  return (
    <div className="page">
      <ConnectButton showBalance={false} />
      <h1>NFT demo mint</h1>
      <p>{Number(totalSupply ?? 0n)} minted so far!</p>
      {isConnected && (
        <button
          disabled={isPending}
          onClick={() => writeContract({ ...contract, functionName: 'mint', args: [1n], value: 0n })}
          type="button"
        >
          {isPending ? 'Waiting for approval' : 'Mint'}
        </button>
      )}
      {openChainModal && (
        <button onClick={openChainModal} type="button">
          Networks
        </button>
      )}
      {isSuccess && <p>Your NFT has been minted.</p>}
      {error && <p role="alert">{error.message}</p>}
    </div>
  );
}
