/**
 * A token that misbehaves. It can hold positions in the vault and re-enter it during a transfer.
 */
export const hostileToken = `// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TimeLock} from "./TimeLock.sol";

contract HostileToken {
    uint256 public constant PLAIN = 0;
    uint256 public constant TAKES_A_FEE = 1;
    uint256 public constant MOVES_NOTHING = 2;
    uint256 public constant SAYS_NO = 3;
    uint256 public constant UNLOCKS_AGAIN = 4;
    uint256 public constant LOCKS_AGAIN = 5;

    uint256 public mode;
    bool public hasReentered;
    uint256 private id;
    uint64 private until;
    mapping(address => uint256) public balanceOf;

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
    }

    function setMode(uint256 next) external {
        mode = next;
    }

    function lockIn(TimeLock vault, uint256 amount, uint64 unlockTime) external {
        until = unlockTime;
        id = vault.lock(amount, unlockTime);
    }

    function unlockIn(TimeLock vault) external {
        vault.unlock(id);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (mode == LOCKS_AGAIN) {
            mode = PLAIN;
            TimeLock(msg.sender).lock(value, until);
            hasReentered = true;
        }
        return move(from, to, value);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        if (mode == UNLOCKS_AGAIN) {
            mode = PLAIN;
            try TimeLock(msg.sender).unlock(id) {
                hasReentered = true;
            } catch {
                // Reverts, as it should: the test checks that there was no re-entry.
            }
        }
        return move(msg.sender, to, value);
    }

    function move(address from, address to, uint256 value) private returns (bool) {
        if (mode == SAYS_NO) return false;
        if (mode == MOVES_NOTHING) return true;
        balanceOf[from] -= value;
        balanceOf[to] += mode == TAKES_A_FEE ? value - 1 : value;
        return true;
    }
}
`
